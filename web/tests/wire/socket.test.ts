/** The socket greets, numbers commands, settles them, and reconnects with a growing delay. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL, type AnyFrame } from "../../src/wire/messages";
import type { Refused } from "../../src/wire/rest";
import { FIRST_DELAY, LONGEST_DELAY, Socket } from "../../src/wire/socket";
import { FakeWebSocket, settled } from "../fakeWebSocket";

let states: string[];
let refusals: (string | undefined)[];
let frames: AnyFrame[];
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWebSocket.install();
  states = [];
  refusals = [];
  frames = [];
  socket = new Socket(
    "CODE",
    "token",
    (frame) => frames.push(frame),
    (state, refused) => {
      states.push(state);
      refusals.push(refused?.reason);
    },
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reasonOf = (request: Promise<void>) =>
  request.then(
    () => "",
    (error: Refused) => error.reason,
  );

test("it greets with the token and the protocol's version", async () => {
  FakeWebSocket.last.opens();

  expect(FakeWebSocket.last.url).toMatch(/^wss?:.*\/api\/rooms\/CODE\/play$/);
  expect(FakeWebSocket.last.sent).toEqual([
    { do: "hello", protocol: PROTOCOL, token: "token", id: 1 },
  ]);
  expect(states).toEqual(["connecting"]);
});

test("it is open once the greeting is confirmed", async () => {
  await FakeWebSocket.last.greets();

  expect(states).toEqual(["connecting", "open"]);
});

test("it reconnects with a delay that doubles up to a limit", () => {
  const delays = [FIRST_DELAY, 600, 1200, 2400, 4800, LONGEST_DELAY, LONGEST_DELAY];
  for (const [attempt, delay] of delays.entries()) {
    FakeWebSocket.last.breaks();
    vi.advanceTimersByTime(delay - 1);
    expect(FakeWebSocket.all).toHaveLength(attempt + 1);
    vi.advanceTimersByTime(1);
    expect(FakeWebSocket.all).toHaveLength(attempt + 2);
  }
  expect(states.slice(0, 3)).toEqual(["connecting", "lost", "connecting"]);
});

test("a confirmed greeting resets the delay", async () => {
  FakeWebSocket.last.breaks();
  vi.advanceTimersByTime(FIRST_DELAY);
  FakeWebSocket.last.breaks();
  vi.advanceTimersByTime(2 * FIRST_DELAY);
  await FakeWebSocket.last.greets();
  FakeWebSocket.last.breaks();
  vi.advanceTimersByTime(FIRST_DELAY);

  expect(FakeWebSocket.all).toHaveLength(4);
});

test.each(["other_version", "wrong_token", "banned_by_host"])(
  "a greeting that is refused with %s ends it for good",
  async (reason) => {
    FakeWebSocket.last.opens();
    await FakeWebSocket.last.refuses(reason);
    FakeWebSocket.last.breaks(1008);
    vi.advanceTimersByTime(10 * LONGEST_DELAY);

    expect(states.at(-1)).toBe("closed");
    expect(refusals.at(-1)).toBe(reason);
    expect(FakeWebSocket.all).toHaveLength(1);
  },
);

test("a connection that breaks without a refusal is retried, whatever the close code", async () => {
  FakeWebSocket.last.opens();
  FakeWebSocket.last.breaks(1008);
  await settled();
  vi.advanceTimersByTime(FIRST_DELAY);

  expect(states).toEqual(["connecting", "lost", "connecting"]);
  expect(FakeWebSocket.all).toHaveLength(2);
});

test("commands are numbered, and each gets its own answer", async () => {
  await FakeWebSocket.last.greets();
  const first = reasonOf(socket.send({ do: "stand", seat: 0 }));
  const second = reasonOf(socket.send({ do: "stand", seat: 1 }));

  await FakeWebSocket.last.refuses("not_yours", 3);
  await FakeWebSocket.last.confirms(2);

  expect(FakeWebSocket.last.sent.slice(1)).toEqual([
    { do: "stand", seat: 0, id: 2 },
    { do: "stand", seat: 1, id: 3 },
  ]);
  expect([await first, await second]).toEqual(["", "not_yours"]);
});

test("a refusal says which field is wrong, and how", async () => {
  await FakeWebSocket.last.greets();
  const command = socket.send({ do: "stand", seat: 9 }).catch((error: Refused) => error);
  const details = { field: "seat", how: "too_large", figures: { most: 7 } };
  FakeWebSocket.last.receives({ is: "refused", to: 2, error: "bad_settings", ...details });

  expect(await command).toMatchObject({ reason: "bad_settings", ...details });
});

test("commands fail when the connection breaks", async () => {
  await FakeWebSocket.last.greets();
  const commands = [socket.send({ do: "again" }), socket.send({ do: "leave" })].map(reasonOf);
  FakeWebSocket.last.breaks();

  expect(await Promise.all(commands)).toEqual(["unreachable", "unreachable"]);
});

test("without a connection, a command fails at once and is never sent", async () => {
  await FakeWebSocket.last.greets();
  FakeWebSocket.last.breaks();

  expect(await reasonOf(socket.send({ do: "again" }))).toBe("unreachable");
  vi.advanceTimersByTime(FIRST_DELAY);
  await FakeWebSocket.last.greets();
  expect(FakeWebSocket.last.sent.map((command) => command.do)).toEqual(["hello"]);
});

test("confirmations are handled by the socket, all other frames are passed on", async () => {
  await FakeWebSocket.last.greets();
  FakeWebSocket.last.receives({ is: "closing" }, { is: "done", to: 77 });

  expect(frames).toEqual([{ is: "closing" }]);
});

test("it reconnects at once when the network is back, and resets the delay", () => {
  for (const delay of [FIRST_DELAY, 600, 1200]) {
    FakeWebSocket.last.breaks();
    vi.advanceTimersByTime(delay);
  }
  FakeWebSocket.last.breaks();

  dispatchEvent(new Event("online"));
  expect(FakeWebSocket.all).toHaveLength(5);

  FakeWebSocket.last.breaks();
  vi.advanceTimersByTime(FIRST_DELAY);
  expect(FakeWebSocket.all).toHaveLength(6);
});

test("it does not reconnect at once while the page is hidden", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  FakeWebSocket.last.breaks();
  document.dispatchEvent(new Event("visibilitychange"));

  expect(FakeWebSocket.all).toHaveLength(1);
  vi.restoreAllMocks();
});

test("it does not reconnect after it was closed", () => {
  socket.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(10 * LONGEST_DELAY);

  expect(states).toEqual(["connecting", "closed"]);
  expect(FakeWebSocket.all).toHaveLength(1);
});

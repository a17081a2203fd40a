/** The queue shows things in order, hurries, and drops what is stale. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "../../src/table/state/queue.svelte";

const TIME = 1000;
const HURRIED = 600;

let blocked: boolean;
let queue: Queue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  blocked = false;
  queue = new Queue({
    time: () => TIME,
    isBlocked: () => blocked,
  });
});

afterEach(() => vi.useRealTimers());

test("things are shown in order, and then nothing", () => {
  queue.add(["one", "two"]);
  expect(queue.current).toBe("one");

  queue.next();
  expect(queue.current).toBe("two");

  queue.next();
  expect(queue.current).toBeNull();
});

test("the last one has its whole time, the others a part of it", () => {
  queue.add(["one", "two"]);

  vi.advanceTimersByTime(HURRIED - 1);
  expect(queue.current).toBe("one");
  vi.advanceTimersByTime(1);
  expect(queue.current).toBe("two");

  vi.advanceTimersByTime(TIME - 1);
  expect(queue.current).toBe("two");
  vi.advanceTimersByTime(1);
  expect(queue.current).toBeNull();
});

test("what is added does not replace what is shown", () => {
  queue.add(["one"]);
  queue.add(["two"]);

  expect(queue.current).toBe("one");
});

test("of many, only the last three wait", () => {
  queue.add(["0", "1", "2", "3", "4"]);
  const shown: (string | null)[] = [];
  for (; queue.current !== null; queue.next()) shown.push(queue.current);

  expect(shown).toEqual(["2", "3", "4"]);
});

test("what waited too long is dropped", () => {
  const slow = new Queue<string>({
    time: () => 5000,
    isBlocked: () => false,
  });
  slow.add(["one"]);
  slow.add(["stale"]);
  vi.advanceTimersByTime(3999);
  slow.add(["fresh"]);
  vi.advanceTimersByTime(1001);

  expect(slow.current).toBe("fresh");
});

test("nothing is shown while it is blocked, and nothing becomes stale", () => {
  blocked = true;
  queue.add(["one"]);
  vi.advanceTimersByTime(60_000);
  expect(queue.current).toBeNull();

  blocked = false;
  vi.advanceTimersByTime(600);
  expect(queue.current).toBe("one");
});

test("a reader in a hurry sees only the last that waits", () => {
  queue.add(["one", "two", "three"]);
  queue.keepLast();
  queue.next();

  expect(queue.current).toBe("three");
});

test("once cleared, nothing comes any more", () => {
  queue.add(["one", "two"]);
  queue.clear();
  vi.advanceTimersByTime(60_000);

  expect(queue.current).toBeNull();
});

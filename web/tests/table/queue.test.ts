/** The queue shows things in order, faster if others wait, and drops what is stale. */
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

test("things are shown in order, then nothing", () => {
  queue.add(["one", "two"]);
  expect(queue.current).toBe("one");

  queue.next();
  expect(queue.current).toBe("two");

  queue.next();
  expect(queue.current).toBeNull();
});

test("the last thing is shown for its full time, the others for a part of it", () => {
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

test("a new thing does not replace the one that is shown", () => {
  queue.add(["one"]);
  queue.add(["two"]);

  expect(queue.current).toBe("one");
});

test("no more than three things wait", () => {
  queue.add(["0", "1", "2", "3", "4"]);
  const shown: (string | null)[] = [];
  for (; queue.current !== null; queue.next()) shown.push(queue.current);

  expect(shown).toEqual(["2", "3", "4"]);
});

test("a thing that has waited too long is dropped", () => {
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

test("while the queue is blocked, nothing is shown and nothing becomes stale", () => {
  blocked = true;
  queue.add(["one"]);
  vi.advanceTimersByTime(60_000);
  expect(queue.current).toBeNull();

  blocked = false;
  vi.advanceTimersByTime(600);
  expect(queue.current).toBe("one");
});

test("keepLast drops all waiting things but the last", () => {
  queue.add(["one", "two", "three"]);
  queue.keepLast();
  queue.next();

  expect(queue.current).toBe("three");
});

test("nothing is shown after clearing", () => {
  queue.add(["one", "two"]);
  queue.clear();
  vi.advanceTimersByTime(60_000);

  expect(queue.current).toBeNull();
});

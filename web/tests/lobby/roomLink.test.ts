/** The path of a room is read from its code or from a link to it. */
import { expect, test } from "vitest";
import { roomPath } from "../../src/lobby/entry/roomLink";

test.each([
  ["ABC234", "/r/ABC234"],
  ["  abc234 ", "/r/ABC234"],
  ["https://example.org/r/ABC234", "/r/ABC234"],
  ["192.0.2.2:8000/r/abc234/", "/r/ABC234"],
  ["https://example.org/r/ABC234#transfer=aB_1-", "/r/ABC234#transfer=aB_1-"],
])("%s leads to a room", (typed, path) => {
  expect(roomPath(typed)).toBe(path);
});

test.each(["", "FOO", "https://example.org/foo", "https://example.org/foobar", "/r/", "ABC 234"])(
  "%s leads nowhere",
  (typed) => {
    expect(roomPath(typed)).toBeNull();
  },
);

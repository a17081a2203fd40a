/** A fake websocket: the test plays the server. */
import { vi } from "vitest";
import type { AnyCommand, AnyFrame } from "../src/wire/messages";

export class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeWebSocket[] = [];

  readyState = FakeWebSocket.CONNECTING;
  readonly sent: AnyCommand[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }

  /** Replaces the browser's websockets until `vi.unstubAllGlobals`. */
  static install(): void {
    FakeWebSocket.all = [];
    vi.stubGlobal("WebSocket", FakeWebSocket);
  }

  static get last(): FakeWebSocket {
    return FakeWebSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.breaks(1000);
  }

  opens(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen();
  }

  receives(...frames: AnyFrame[]): void {
    for (const frame of frames) this.onmessage({ data: JSON.stringify(frame) });
  }

  /** Confirms a command; the last one if no number is given. */
  async confirms(to = this.sent.at(-1)!.id): Promise<void> {
    this.receives({ is: "done", to });
    await settled();
  }

  async refuses(error: string, to = this.sent.at(-1)!.id): Promise<void> {
    this.receives({ is: "refused", to, error });
    await settled();
  }

  breaks(code = 1006): void {
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose({ code });
  }

  /** Opens the connection and confirms the greeting. */
  async greets(): Promise<void> {
    this.opens();
    await this.confirms();
  }
}

/** Waits until pending promises have been handled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

/** A websocket that reconnects by itself. Every command is confirmed, refused or fails. */
import { PROTOCOL, type AnyCommand, type AnyFrame } from "./messages";
import { Refused, refusedBy } from "./rest";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";
/** A command without its number, which the socket adds. */
export type Command = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, "id">
    : never
  : never;
/** Sends a command, and shows why it was refused. Resolves to whether it was accepted. */
export type SendCommand = (command: Command) => Promise<boolean>;

interface Waiting {
  done: () => void;
  failed: (reason: Refused) => void;
}

/** Milliseconds until the first attempt to reconnect; each later one waits twice as long. */
export const FIRST_DELAY = 300;
export const LONGEST_DELAY = 8000;
/** The close code with which the server turns somebody away for good. */
const POLICY_VIOLATION = 1008;

export class Socket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #delay = FIRST_DELAY;
  #timer = 0;
  #closed = false;

  constructor(
    private readonly room: string,
    private readonly token: string,
    private readonly receive: (frame: AnyFrame) => void,
    private readonly changed: (state: ConnectionState, refused?: Refused) => void,
  ) {
    this.#open();
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
  }

  /** Sends a command. Resolves once it is on disk; rejects with `Refused` otherwise. */
  send(command: Command): Promise<void> {
    if (this.#socket?.readyState !== WebSocket.OPEN)
      return Promise.reject(new Refused("unreachable"));
    const id = this.#nextId++;
    this.#socket.send(JSON.stringify({ ...command, id }));
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#socket?.close();
    this.changed("closed");
  }

  #open(): void {
    this.changed("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/play`);
    this.#socket = socket;
    let refused: Refused | undefined;
    socket.onopen = () => {
      this.send({ do: "hello", protocol: PROTOCOL, token: this.token }).then(
        () => {
          this.#delay = FIRST_DELAY;
          this.changed("open");
        },
        (error: Refused) => (refused = error),
      );
    };
    // The greeting checks the protocol's version, so frames have the form of `AnyFrame`.
    socket.onmessage = (message) => this.#take(JSON.parse(String(message.data)));
    socket.onclose = (event) => {
      this.#failAll();
      if (this.#closed || socket !== this.#socket) return;
      const turnedAway = refused !== undefined && !refused.is("unreachable");
      if (turnedAway && event.code === POLICY_VIOLATION) {
        this.changed("closed", refused);
      } else {
        this.changed("lost");
        this.#timer = window.setTimeout(() => this.#open(), this.#delay);
        this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
      }
    };
  }

  #take(frame: AnyFrame): void {
    if (frame.is === "done") this.#settle(frame.to)?.done();
    else if (frame.is === "refused") this.#settle(frame.to)?.failed(refusedBy(frame));
    else this.receive(frame);
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #failAll(): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of all) waiting.failed(new Refused("unreachable"));
  }

  /** The page is visible again or the network is back, so waiting longer has no point. */
  #reconnectNow = (): void => {
    const idle = this.#socket?.readyState === WebSocket.CLOSED;
    if (this.#closed || !idle || document.hidden) return;
    clearTimeout(this.#timer);
    this.#delay = FIRST_DELAY;
    this.#open();
  };
}

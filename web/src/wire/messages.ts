/** Made by `make docs` from the schemas of the server: not to be changed by hand. */

export type AnyCommand =
  | Hello
  | Sit
  | Stand
  | SeatBot
  | Clear
  | Arrange
  | Ready
  | Rename
  | Kick
  | Lock
  | Ban
  | Unban
  | HandOver
  | Leave
  | Answer
  | Offer
  | Undo
  | Return
  | Again
  | Say
  | Write
  | EarlierTexts
  | Mute
  | Call
  | Vote;
export type AnyFrame = Welcome | Done | Refusal | Closing | Room | TableFrame | Story | Text | Texts | Erased;
export type AnyRefusal =
  | "not_asked"
  | "not_an_option"
  | "not_offered"
  | "not_a_claim"
  | "talk_closed"
  | "cannot_undo"
  | "bad_message"
  | "too_large"
  | "too_fast"
  | "too_many"
  | "unknown_room"
  | "unknown_game"
  | "unknown_page"
  | "wrong_token"
  | "bad_settings"
  | "bad_name"
  | "name_taken"
  | "name_reserved"
  | "no_spectators"
  | "locked"
  | "locked_by_operator"
  | "banned_by_host"
  | "sent_away"
  | "removed_by_host"
  | "no_address_ban"
  | "not_host"
  | "not_yours"
  | "no_such_seat"
  | "no_such_member"
  | "seat_taken"
  | "one_seat"
  | "half_a_table"
  | "unknown_bot"
  | "not_now"
  | "stale"
  | "paused"
  | "no_free_text"
  | "bad_text"
  | "ballot_open"
  | "no_ballot"
  | "not_absent"
  | "bad_file"
  | "imports_off"
  | "room_closed"
  | "banned"
  | "unknown_host"
  | "other_site"
  | "closing"
  | "broken"
  | "other_version";

export interface Wire {
  commands: AnyCommand;
  frames: AnyFrame;
  views: Views;
  refusals: AnyRefusal;
  pages: Pages;
}
/**
 * Authenticate. This must be the first command.
 *
 * `protocol` is the version the client speaks; the server refuses any other with `other_version`. With `restart`, views include the restart point, which programs need to imagine tables.
 */
export interface Hello {
  do: "hello";
  token: string;
  protocol: number;
  restart?: boolean;
  id: number;
}
/**
 * Take a free seat. Guests may take one; the host, and guests in rooms with `several_seats`, may take several for people who share a device, each with a name of its own.
 */
export interface Sit {
  do: "sit";
  seat: number;
  name?: string | null;
  id: number;
}
/**
 * Give up a seat. The host may also use this to remove a program.
 */
export interface Stand {
  do: "stand";
  seat: number;
  id: number;
}
/**
 * Put a bot on a seat that no person has. Only the host can. If the seat was free, everybody who is ready stays ready.
 */
export interface SeatBot {
  do: "seat_bot";
  seat: number;
  level: string;
  id: number;
}
/**
 * Take a bot off its seat. Only the host can.
 */
export interface Clear {
  do: "clear";
  seat: number;
  id: number;
}
/**
 * Replace the settings of the room. Only the host can.
 */
export interface Arrange {
  do: "arrange";
  settings: Settings;
  id: number;
}
/**
 * The settings of a room. `options` are the game's own: preset, roles, pools.
 *
 * Claims can always be made; `free_text` allows texts. A `listed` room is shown in the list of open rooms.
 *
 * A guest may have one seat. In a listed room, all guests from one address may have half of the seats at most, unless it is the host's own address. `several_seats` lifts both limits.
 */
export interface Settings {
  game: string;
  players: number;
  options?: {};
  clocks?: Clocks;
  aids?: Aids;
  spectators?: Spectators;
  free_text?: boolean;
  listed?: boolean;
  several_seats?: boolean;
}
/**
 * The time limits of a room, in seconds except for `interval_ms`. A field that is null gets the default of the `pace`.
 *
 * `move` is the time for a decision of one seat; after that its `bank` is used up. `secret` is the time for decisions that several seats take at once. 0 means no limit for both.
 *
 * `window` is how long each window stays open, no matter who uses it; 0 waits for everybody it concerns.
 *
 * A seat that is out of time, or disconnected for `gone` seconds (0: never) while the table waits for it, gets `notice` seconds of warning; then a bot stands in.
 *
 * Secret answers are revealed, and bots act, at multiples of `interval_ms`. Bots take at least 300 milliseconds, longer if there are many of them, no matter what they have to decide.
 */
export interface Clocks {
  pace?: "correspondence" | "live" | "untimed";
  move?: number | null;
  bank?: number | null;
  secret?: number | null;
  window?: number | null;
  notice?: number | null;
  gone?: number | null;
  interval_ms?: number | null;
}
/**
 * Which reminders clients may show: the journal, marks, votes and claims.
 */
export interface Aids {
  journal?: boolean;
  marks?: boolean;
  votes?: boolean;
  claims?: boolean;
}
/**
 * Whether others may watch, and after how many seconds they see what happens.
 *
 * With a delay, everything public about the room is delayed as well, for everybody who asks, and changes once a second.
 */
export interface Spectators {
  allowed?: boolean;
  delay?: number;
}
/**
 * Say that you are ready for the deal and add a random number to it, or that you are no longer ready.
 */
export interface Ready {
  do: "ready";
  ready?: boolean;
  nonce?: string;
  id: number;
}
/**
 * Change your name or language.
 */
export interface Rename {
  do: "rename";
  name: string;
  language: string;
  id: number;
}
/**
 * Remove a member from the lobby, or a display at any time. Only the host can. They can rejoin after a minute.
 */
export interface Kick {
  do: "kick";
  member: number;
  id: number;
}
/**
 * Lock the room, so that nobody new can join, or unlock it. Only the host can.
 */
export interface Lock {
  do: "lock";
  locked?: boolean;
  id: number;
}
/**
 * Remove a member and ban their token from this room. Only the host can.
 *
 * With `by_address`, nobody can join from their address any more, and other members from there are removed too. Players can't be removed from a running game.
 */
export interface Ban {
  do: "ban";
  member: number;
  by_address?: boolean;
  id: number;
}
/**
 * Lift a ban. Only the host can. `member` is the ID the banned member had.
 */
export interface Unban {
  do: "unban";
  member: number;
  id: number;
}
/**
 * Make another member host. Only the host can. A delayed spectator becomes host once they see it.
 */
export interface HandOver {
  do: "hand_over";
  member: number;
  id: number;
}
/**
 * Leave the room. A player can leave a running game and come back: a bot stands in until then.
 */
export interface Leave {
  do: "leave";
  id: number;
}
/**
 * Answer a question. `question` is its number, so that a late answer can't hit a newer question.
 */
export interface Answer {
  do: "answer";
  seat: number;
  question: number;
  option: (string | number)[];
  id: number;
}
/**
 * Take one of the seat's offers.
 */
export interface Offer {
  do: "offer";
  seat: number;
  question: number;
  option: (string | number)[];
  id: number;
}
/**
 * Take back the seat's last answer, where the game allows it.
 */
export interface Undo {
  do: "undo";
  seat: number;
  question: number;
  id: number;
}
/**
 * Take a seat back from the bot that stands in.
 */
export interface Return {
  do: "return";
  seat: number;
  id: number;
}
/**
 * After a game, go back to the lobby for another one with the same people.
 */
export interface Again {
  do: "again";
  id: number;
}
/**
 * Make a claim.
 */
export interface Say {
  do: "say";
  seat: number;
  claim: (string | number)[];
  id: number;
}
/**
 * Write a text: with a seat during a game, without one otherwise. For delayed spectators, what counts is the phase they see; they can read one another at once.
 */
export interface Write {
  do: "write";
  text: string;
  seat?: number | null;
  id: number;
}
/**
 * Ask for texts before the one with this number. A page of them comes before `done`.
 *
 * Texts that only some can read have pages of their own: ask for them with `to_all` set to false.
 */
export interface EarlierTexts {
  do: "earlier_texts";
  before: number;
  to_all?: boolean;
  id: number;
}
/**
 * Hide what a member writes, or show it again. Nobody else is told.
 */
export interface Mute {
  do: "mute";
  member: number;
  muted?: boolean;
  id: number;
}
/**
 * Call a secret ballot. Nobody is told who called it.
 *
 * All ballots are about a running game, except `host`: outside a game, members with a seat can replace an inactive host.
 */
export interface Call {
  do: "call";
  ballot: "extend" | "host" | "pause" | "remake" | "remove" | "resume";
  seat?: number | null;
  id: number;
}
/**
 * Vote in the open ballot, or change your vote.
 */
export interface Vote {
  do: "vote";
  yes: boolean;
  id: number;
}
/**
 * The answer to `hello`: your member ID, the version of the protocol, and the server's time. The present state follows, then `done`.
 */
export interface Welcome {
  is: "welcome";
  to: number;
  member: number;
  protocol: number;
  /**
   * milliseconds of the server's clock
   */
  at: number;
}
/**
 * A command was accepted and stored. Everything it caused has been sent before this.
 */
export interface Done {
  is: "done";
  to: number;
}
/**
 * A command was refused and has changed nothing.
 *
 * `to` is its number, or -1 if none could be read. `field` is the path of the field at fault, if any. For settings, `how` is the game's own reason, and `figures` are the numbers it mentions.
 */
export interface Refusal {
  is: "refused";
  to: number;
  error: string;
  field?: string;
  how?: string;
  figures?: {
    [k: string]: number;
  };
}
/**
 * The server is shutting down. Nothing is lost: connect again in a moment.
 */
export interface Closing {
  is: "closing";
}
/**
 * The room without its table. `bans` is empty except for the host.
 *
 * When a game ends, the last `story` and `table` come before the room that says so.
 */
export interface Room {
  is: "room";
  code: string;
  phase: "ended" | "lobby" | "outdated" | "playing";
  version: string;
  settings: Settings;
  host: number;
  members: Member[];
  chairs: Chair[];
  deal: Deal;
  asking: Asking | null;
  ballot: Ballot | null;
  last_ballot: [string, boolean] | null;
  paused: number | null;
  result: Result | null;
  your_seats: number[];
  muted: number[];
  locked?: boolean;
  locked_by_operator?: boolean;
  bans?: Banned[];
}
/**
 * A member of the room: a person, a program or a display. `present` does not change while a secret decision is open.
 */
export interface Member {
  id: number;
  name: string;
  language: string;
  program: boolean;
  display: boolean;
  present: boolean;
  ready: boolean;
}
/**
 * A seat and who has it: a member, or a bot of some level. `away` means that a bot stands in. `bank` is the seat's extra time in milliseconds.
 */
export interface Chair {
  seat: number;
  name: string;
  member: number | null;
  level: string;
  away: boolean;
  bank: number;
}
/**
 * The proof that the deal was fair. `secret` is empty until the game has ended.
 */
export interface Deal {
  commitment: string;
  nonces: string[];
  secret: string;
}
/**
 * The open question, as everybody may know it.
 *
 * `until` is when time is up, or when a window closes. `notice` is when bots stand in for late seats. Both are 0 without a limit.
 */
export interface Asking {
  number: number;
  seats: number[];
  kind: "gathering" | "secret" | "turn" | "window";
  /**
   * milliseconds of the server's clock
   */
  opened: number;
  /**
   * milliseconds of the server's clock
   */
  until: number;
  /**
   * milliseconds of the server's clock
   */
  notice: number;
}
/**
 * An open ballot, with your own vote. Only the result is shown when it closes.
 */
export interface Ballot {
  about: string;
  seat: number | null;
  /**
   * milliseconds of the server's clock
   */
  closes: number;
  voted: boolean | null;
}
/**
 * How the game ended. `game` is the ID of its replay, which nobody could know before.
 */
export interface Result {
  ended: string;
  winners: number[];
  game: string;
}
/**
 * A banned member: the ID and name they had, and whether their address is banned too. If they were `erased`, the name is a placeholder.
 */
export interface Banned {
  member: number;
  name: string;
  by_address: boolean;
  erased?: boolean;
}
/**
 * The table as one seat sees it or, if `seat` is null, as everybody may see it.
 *
 * The type of `view` depends on the game. `chosen` is the seat's answer as long as it can still be changed.
 */
export interface TableFrame {
  is: "table";
  seat: number | null;
  view: unknown;
  question: number;
  decision: DecisionView | null;
  chosen: (string | number)[] | null;
  offers: (string | number)[][];
  can_undo: boolean;
  may_talk: boolean;
}
/**
 * A decision as it is shown to the seat that is asked.
 *
 * `topic` says what it is about, `options` is what the seat may answer, and `window` whether it is a chance to react rather than a question that needs an answer.
 */
export interface DecisionView {
  topic: (string | number)[];
  options: (string | number)[][];
  window: boolean;
}
/**
 * Events that a seat was told. From event number `since` on, these replace all earlier ones; events before `since` stay. Of an extremely long story only the end is sent.
 */
export interface Story {
  is: "story";
  seat: number | null;
  since: number;
  events: (string | number)[][];
}
/**
 * A text that somebody wrote. Each connection numbers texts on its own.
 *
 * A text that is not `to_all` is a secret of those who can read it: hide it where others may see the screen. `language` is the one that the writer reads in; empty if it is not known.
 */
export interface Text {
  is: "text";
  number: number;
  member: number;
  seat: number | null;
  text: string;
  to_all?: boolean;
  language?: string;
}
/**
 * A page of texts, in order: the latest ones after `hello`, earlier ones after `earlier_texts`. `earlier` says whether there are more before them.
 *
 * Texts that everybody can read and texts that only some can read have separate pages, so that neither reveals how many there are of the other.
 */
export interface Texts {
  is: "texts";
  texts: Text[];
  earlier: boolean;
  to_all?: boolean;
}
/**
 * A member was erased: remove everything they have written.
 */
export interface Erased {
  is: "erased";
  member: number;
}
export interface Views {
  among_cultists: AmongCultistsView;
  dark_providence: DarkProvidenceView;
  shadow_hunters: ShadowHuntersView;
}
/**
 * What one seat may know of the table.
 *
 * `phase` is night, movement, event, action or clean_up, and discussion while people discuss and vote. `ledger` has what was laid, drawn and looked at, with the faces that the seat knows. `dead_already` are the seats that a Cultist saw dead at night. `start` is the view at the restart point; it has only the length of its ledger.
 *
 * - `fixed`: what everybody knows and never changes; `own`: what only the seat itself can know. - `active`: whose move or action it is. - `gate_to_end`: whether the gate, once open, can be closed until the game ends. - `lights`: places with light although the power is off. - `joined`: groups of rooms that count as one place now. - `secret_ways`: where a secret door leads the character whose move or action it is. - `effect_round`: the round in which the current event changes movement points. - `no_gifts`: whether no cards are given in encounters now. - `silent`: whether nobody can talk now. - `candidates`: the characters that can be voted for. - `dead`: after the end, how many Investigators are dead; `dead_verdict`: enough, too_few, no_cultist (enough, but no Cultist was left to win) or too_late (enough, but too late). - `guesses`: after the end, who named whom as the Seer (-1: nobody), and whether they were right.
 */
export interface AmongCultistsView {
  seat: number | null;
  asked: number[];
  chosen: (string | number)[] | null;
  heard: HeardClaim[];
  answers: [number, number, (string | number)[]][];
  luck: (number | string | null)[];
  options: AmongCultistsOptions;
  phase: string;
  round: number;
  turn: number;
  began: string;
  knife: number;
  order: number[];
  cast: string[];
  one_of: string[];
  players: AmongCultistsSeatView[];
  rooms: RoomView[];
  shelves: {
    [k: string]: number;
  };
  points: number;
  goal: number;
  power: boolean;
  effect: string;
  past: string[];
  gate: string;
  gate_deadline: number;
  gate_to_end: boolean;
  gate_partner: number;
  fishman: string;
  vote_token: boolean;
  tokens: string[];
  draw_pile: number;
  unsafe: number;
  bag: string[] | null;
  no_gifts_until: number;
  deaths: number[];
  history: [number, number][];
  dead_already: number[] | null;
  ledger: (string | number)[][];
  ledger_length: number;
  ended: string;
  won: string;
  winners: number[];
  fixed: FixedView;
  own: OwnView | null;
  active: number | null;
  lights: string[];
  joined: string[][];
  secret_ways: string[];
  effect_round: number;
  no_gifts: boolean;
  silent: boolean;
  candidates: number[];
  dead: number | null;
  dead_verdict: string;
  guesses: [number, number, boolean][];
  start: AmongCultistsView | null;
}
/**
 * A claim that everybody heard.
 *
 * `contradicts` is the position, in the same list, of the earlier claim that it contradicts.
 */
export interface HeardClaim {
  seat: number;
  claim: (string | number)[];
  contradicts: number | null;
}
/**
 * The table options that the host chooses before the deal.
 *
 * `automa_seat` is where AUTOMA sits: to the right of the start player, at random, or after a player, counted from 1. `roles` are the special roles of an expert game. `characters` has one for each seat, or "" for a random one. `discussion_seconds` is the time limit of a discussion, 0 for none.
 */
export interface AmongCultistsOptions {
  players: number;
  automa?: boolean | null;
  automa_seat?: "after_1" | "after_2" | "after_3" | "after_4" | "after_5" | "after_6" | "random" | "right_of_start";
  preset?: "experienced" | "expert" | "first_game" | "standard";
  roles?: string[];
  seer?: boolean;
  unbalanced?: boolean;
  shelves?: "default_2_3" | "variant_lean";
  discussion_seconds?: 0 | 60 | 120 | 180 | 300;
  characters?: string[];
}
/**
 * A character as a viewer sees it; None stands for what the viewer does not know.
 *
 * `plans` are the rounds of which it can still say where it will go, and `side` is the team of its role. `fitting_routes` are the routes, as bits, that allow everything it did in rooms. Once the game is over, `pulse` has the face, giver and round of each pulse card, and `killer` the giver and round of the first Dead card.
 */
export interface AmongCultistsSeatView {
  seat: number;
  character: string;
  automa: boolean;
  role: string | null;
  side: string | null;
  route: number | null;
  place: string;
  ghost: boolean;
  died: number;
  death: string;
  shown: boolean;
  used: boolean;
  encounter_cards: string[] | null;
  room_cards: string[] | null;
  pulse: [string, number, number][] | null;
  killer: [number, number] | null;
  encounter_count: number;
  room_count: number;
  pulse_count: number;
  may_be: string[];
  free_routes: number;
  ghost_routes: number;
  fitting_routes: number;
  plans: number[];
}
/**
 * What everybody sees of a room.
 *
 * `icon` is None until its token is turned up, and always in a first game, where icons mean nothing; `deck` is None until the end. `idle` is whether nothing can be done there any more, `vote` whether a vote can be called there, and `gate` whether an open gate is there.
 */
export interface RoomView {
  id: string;
  books: number;
  loose: number;
  stack: number;
  searched: boolean;
  icon: boolean | null;
  intruder: boolean;
  idle: boolean;
  vote: boolean;
  gate: boolean;
  deck: string[] | null;
}
/**
 * What everybody knows about a table and never changes.
 *
 * - `roles`: how many have each role; 0 for the candidates of which one is in the game. - `kills`: how many dead Investigators the Cultists need. - `events`: how many there are of each event token. - `route_rounds`: the rounds of each line of a route card. - `outside`: whether there are an unsafe passage, cultists outside and the Fishman. - `unsafe_start`: the first cards of the unsafe-passage deck. - `guess`: whether the Cultists may name the Seer at the end. - `lone_automa`: whether AUTOMA may be the only Cultist.
 */
export interface FixedView {
  roles: {
    [k: string]: number;
  };
  kills: number;
  events: {
    [k: string]: number;
  };
  route_rounds: number[][];
  outside: boolean;
  unsafe_start: string[];
  guess: boolean;
  lone_automa: boolean;
}
/**
 * What follows from a seat's own role, route and hand.
 *
 * - `free`: whether it needs no route now. - `route_places`: the rooms of its route in this round in which something can be done. - `deadly`: topics and options that it would die of; `risky`: those that may force it to that. - `burning`: cards in its hand that it will die of if it keeps them. - `idle`: on its action, why it can do nothing in its room: off_route, ghost_in_hall, ghost_and_cultist or nothing_to_do; empty if it can. - `full_ghost`: whether it is a ghost that can do everything in rooms that the living can. - `known_dead`: while announcements are asked for, how many dead a Cultist knows of.
 */
export interface OwnView {
  free: boolean;
  route_places: string[];
  deadly: [string, string][];
  risky: [string, string][];
  burning: string[];
  idle: string;
  full_ghost: boolean;
  known_dead: number | null;
}
/**
 * What one seat may know about the table.
 *
 * - `target` is how many VP end the game. `dealt` are the sets of alignment cards that may have been dealt. `closed` are the cities that nobody may enter. - `looking` are cards that the viewer is looking at now. `drawn` is what came from which pile since the restart point. - `leaders` are the players with the most VP, if not all have the same. At the end, `reached` are those whose VP ended the game, `totals` the final scores, and `lowest` is the player whose score put an alignment out. - `turn` is what the viewer needs to answer, if they are asked.
 */
export interface DarkProvidenceView {
  seat: number | null;
  asked: number[];
  chosen: (string | number)[] | null;
  heard: HeardClaim[];
  answers: [number, number, (string | number)[]][];
  luck: (number | string | null)[];
  options: DarkProvidenceOptions;
  phase: string;
  start_seat: number;
  active_seat: number;
  round: number;
  actions: number;
  fresh: boolean;
  claims: number;
  target: number;
  dealt: string[][];
  players: DarkProvidenceSeatView[];
  control: {
    [k: string]: number;
  };
  gates: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, string];
  };
  locks: [string, string][];
  locks_left: number;
  tops: {
    [k: string]: string;
  };
  stacks: {
    [k: string]: PileView;
  };
  reserve: PileView;
  mythos_deck: PileView;
  row: string[];
  city_cards: string[];
  bag: string[];
  ritual: number;
  investigation: number;
  cthulhu: string;
  martial_law: string;
  closed: string[];
  whateleys: string[];
  deep_left: number;
  brains: string[];
  gone: string[];
  lost_tokens: string[];
  deep_lost: number;
  looking: string[];
  drawn: [string, string | null][];
  tally: [number, string][];
  ending: string;
  scores: [string, number][][];
  solo: SoloView | null;
  ended: string;
  winners: number[];
  eliminated: number[];
  leaders: number[];
  reached: number[];
  totals: number[];
  lowest: number | null;
  turn: TurnView | null;
  start: DarkProvidenceView | null;
}
/**
 * The table options that the host chooses before the deal.
 *
 * `agents` names a main agent for each seat, or "" for a random one. `great_old_one` is for the solo game only; "" is a random one.
 */
export interface DarkProvidenceOptions {
  players: number;
  random_cities?: boolean;
  agents?: string[];
  great_old_one?: string;
}
/**
 * One player, or a cultist of the solo game; None is what the viewer does not know.
 *
 * - `unseen` is everything in hand and deck together, which everybody can work out. `known` are the cards of the hand that the viewer has seen there. - `presence` is what agents and Deep Ones add to the cubes on a spot. `leads` are the spots on which the seat has the most influence. - `score` are the parts that the seat would score with any alignment if the game ended now, and `score_as` what its alignment would add, if the viewer knows it; with the Impostor both. - `track` is the track that its alignment scores, if the viewer knows it. - `powers` is what a cultist's card adds to each resource.
 */
export interface DarkProvidenceSeatView {
  seat: number;
  cultist: boolean;
  main: string;
  alignment: string | null;
  revealed: string;
  flipped: boolean;
  vp: number;
  hand: string[] | null;
  hand_size: number;
  known: string[];
  deck: PileView;
  unseen: string[];
  discards: string[];
  used: string[];
  supply: number;
  general: number;
  limbo: number;
  cubes: [[string, string], number][];
  tokens: number;
  agents: {
    [k: string]: string;
  };
  possessed: string[];
  revived: string[];
  deep_ones: string[];
  deep_supply: number;
  claimed_deep_ones: boolean;
  crypt: string[];
  insanity: number;
  sanity: number;
  mad: boolean;
  mythos: string[];
  spent: string[];
  spent_for_good: string[];
  presence: [[string, string], number][];
  leads: [string, string][];
  score: [string, number][];
  score_as: {
    [k: string]: [string, number][];
  };
  track: string;
  powers: {
    [k: string]: number;
  };
}
/**
 * A face-down pile as the viewer sees it: its layers, the topmost last.
 *
 * Each layer has a size, and its cards if the viewer knows which they are.
 */
export interface PileView {
  sizes: number[];
  cards: (string[] | null)[];
}
/**
 * The Great Old One; everything about it is public.
 *
 * `goal` is what it counts, `progress` how far it has come, and `needed` how far it must come.
 */
export interface SoloView {
  id: string;
  vp: number;
  insanity: number;
  sanity: number;
  behaviours: string[];
  past: string[];
  agents: string[];
  bases: number;
  mythos: string[];
  gates: number;
  crypt: string[];
  doom: string;
  goal: string;
  progress: number;
  needed: number;
}
/**
 * What the rules work out for a seat that is asked. It may depend on the seat's secrets.
 *
 * - `claimable` are the spots that it could claim now. - `funds` is how much its hand has for each action that is paid with cards. - `full_hand` is how many cards it draws up to at the end of its turn. - `reveal` is what it would score at once by revealing its alignment, in parts. - `gate_kinds` are the kinds of gates that score for it. - `impostor` is the alignment that it may change to at the end, or empty. - `fares` is what each goal of the journey costs; it is empty if the move is free. - `purchase` is what the cards played so far pay for. - `enough` are the spots where the cubes that are about to be added give it the lead.
 */
export interface TurnView {
  claimable: [string, string][];
  funds: {
    [k: string]: number;
  };
  full_hand: number;
  reveal: [string, number][];
  gate_kinds: string[];
  impostor: string;
  fares: {
    [k: string]: number;
  };
  purchase: PurchaseView | null;
  enough: [string, string][];
}
/**
 * What the cards played so far pay for.
 *
 * `number` is how many cubes they are good for, or the space that the marker of `track` would reach.
 */
export interface PurchaseView {
  action: string;
  number: number;
  track: string;
}
/**
 * What one seat may know. `heard_apart` is what the dead said among themselves.
 *
 * - `areas`: the places of each area. - `pool`: the characters that can be in the game; `dealt`: how many of each kind are. - `peaceful`: whether attacks are not allowed yet. - `must_attack`: the equipment that makes the active player attack whenever they can.
 */
export interface ShadowHuntersView {
  seat: number | null;
  asked: number[];
  chosen: (string | number)[] | null;
  heard: HeardClaim[];
  answers: [number, number, (string | number)[]][];
  luck: (number | string | null)[];
  heard_apart?: PrivateClaim[];
  options: ShadowHuntersOptions;
  phase: string;
  slots: string[];
  areas: string[][];
  pool: string[];
  dealt: {
    [k: string]: number;
  };
  peaceful: boolean;
  must_attack: string;
  players: ShadowHuntersSeatView[];
  red: DeckView;
  blue: DeckView;
  green: DeckView;
  start_seat: number;
  active_seat: number;
  round: number;
  extra_turns: number;
  acted: boolean;
  resolving: string;
  closed: boolean;
  gifts: GiftView[];
  attacks: [number, number][];
  ended: string;
  winners: number[];
  start: ShadowHuntersView | null;
}
/**
 * A claim that not everybody heard.
 *
 * `contradicts` says whether it contradicts an earlier claim that its whole audience heard.
 */
export interface PrivateClaim {
  seat: number;
  claim: (string | number)[];
  contradicts: boolean;
}
/**
 * The table options that the host chooses before the deal.
 */
export interface ShadowHuntersOptions {
  players: number;
  preset?: "" | "first_game";
  pool?: "advanced" | "basic" | "free" | "mixed" | "picked";
  picked?: string[];
  first_round_no_attack?: boolean;
  opening_prophecy_from_players?: 0 | 4 | 5 | 6 | 7 | 8;
  vampires_win_on_three_dead_humans?: boolean;
  adjacent_for_e1?: "partner" | "ring";
  u2_target_location?: "graveyard" | "spring_of_wisdom";
  deck_size?: 16 | 18;
  dead_see?: boolean;
  dead_talk?: boolean;
}
/**
 * One seat as the viewer sees it. `character` is None if the viewer does not know it.
 */
export interface ShadowHuntersSeatView {
  seat: number;
  character: string | null;
  revealed: boolean;
  alive: boolean;
  place: string;
  wounds: number;
  gear: string[];
  warded: boolean;
  barred: boolean;
  void: boolean;
  used: boolean;
  may_be: string[];
}
/**
 * What is public about a deck; of green discards, which lie face down, only the number.
 */
export interface DeckView {
  left: number;
  times_made: number;
  discards: string[] | number;
}
/**
 * A green card that was given. `card` is None if the viewer never saw it.
 *
 * Once the game is over, `lie` says whether the receiver answered falsely.
 */
export interface GiftView {
  made: number;
  giver: number;
  receiver: number;
  card: string | null;
  outcome: (string | number)[];
  hurt: boolean;
  void: boolean;
  lie: boolean;
}
export interface Pages {
  Forgotten: Forgotten;
  Game: Game;
  GameFile: GameFile;
  GameText: GameText;
  Health: Health;
  Joined: Joined;
  Neighbours: Neighbours;
  NewDisplay: NewDisplay;
  NewMember: NewMember;
  NewProgram: NewProgram;
  NewRoom: NewRoom;
  OpenRoom: OpenRoom;
  Player: Player;
  Problem: Problem;
  Proof: Proof;
  PublicStory: PublicStory;
  Readiness: Readiness;
  Record: Record;
  Redeemed: Redeemed;
  Replay: Replay;
  Step: Step;
  Steps: Steps;
  Transfer: Transfer;
}
export interface Forgotten {
  room: string;
  member: number;
}
export interface Game {
  name: string;
  version: string;
  prefix: string;
  built_in: boolean;
  fewest: number;
  most: number;
  levels: string[];
  rulebook: boolean;
  page: boolean;
  options: {
    [k: string]: unknown;
  };
}
export interface GameFile {
  format: "turncoat-game-1";
  id: string;
  players: Player[];
  deal: Deal;
  match: Record;
  checksum?: string;
}
export interface Player {
  name: string;
  kind: "person" | "program" | "bot";
  level: string;
}
export interface Record {
  format: string;
  game: string;
  version: string;
  content: string;
  players: number;
  options: {
    [k: string]: unknown;
  };
  key: string;
  log: [number, number, (string | number)[]][];
  restart: string;
  since: number;
  said: [number, (string | number)[], number, number][];
  given: [number, number, (string | number)[]][];
  checksum?: string;
}
export interface GameText {
  language: string;
  text: string;
}
export interface Health {
  status: "ok";
}
export interface Joined {
  room: string;
  member: number;
  token: string;
  link: string;
}
export interface Neighbours {
  known: boolean;
  yours: boolean;
  names: string[];
}
export interface NewDisplay {
  name: string;
  language?: string;
}
export interface NewMember {
  name: string;
  language?: string;
}
export interface NewProgram {
  name: string;
  language?: string;
  seat: number;
}
export interface NewRoom {
  name: string;
  language?: string;
  settings: Settings;
}
export interface OpenRoom {
  code: string;
  phase: string;
  settings: Settings;
  host: string;
  free_seats: number;
  commitment: string;
  link: string;
  locked?: boolean;
}
export interface Problem {
  error: string;
  field?: string;
  how?: string;
  figures?: {
    [k: string]: number;
  };
}
export interface Proof {
  committed: boolean;
  dealt: boolean;
  played: boolean;
  ended: string;
  winners: number[];
}
export interface PublicStory {
  phase: string;
  view: unknown;
  events: (string | number)[][];
}
export interface Readiness {
  status: "ready" | "closing" | "no_lease" | "cannot_write";
}
export interface Redeemed {
  code: string;
}
export interface Replay {
  id: string;
  game: string;
  players: string[];
  commitment: string;
  steps: number;
  playable: boolean;
}
export interface Step {
  number: number;
  events: (string | number)[][];
  heard_by: number[][];
  views: unknown[];
}
export interface Steps {
  all: number;
  steps: Step[];
}
export interface Transfer {
  code: string;
  link: string;
  seconds: number;
}

/** The version of the protocol that this page speaks. */
export const PROTOCOL = 2;

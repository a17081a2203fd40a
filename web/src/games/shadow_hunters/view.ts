/** The types of Shadow Hunters' view and scene. */
import type { ShadowHuntersSeatView, ShadowHuntersView } from "../../wire/messages";
import type { Scene as SceneOf } from "../scene";

export type View = ShadowHuntersView;
export type Seat = ShadowHuntersSeatView;
export type Scene = SceneOf<View>;

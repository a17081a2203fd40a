/** The voices of this device. */
import { createSubscriber } from "svelte/reactivity";
import { spoken } from "../../i18n/catalogue";

const speech: () => SpeechSynthesis | undefined = () => globalThis.speechSynthesis;
// Many browsers begin to load their voices when somebody asks for them.
speech()?.getVoices();

const subscribe = createSubscriber((update) => {
  const loading = speech();
  loading?.addEventListener("voiceschanged", update);
  return () => loading?.removeEventListener("voiceschanged", update);
});

/** A voice that speaks a language. Any other would make its verse hard to understand. */
export function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  subscribe();
  // Some systems write “cs_CZ”.
  const fitting = (speech()?.getVoices() ?? []).filter(
    ({ lang }) => lang.split(/[-_]/)[0] === spoken(language),
  );
  return fitting.find((voice) => voice.default) ?? fitting[0];
}

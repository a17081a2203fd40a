/** Reads what was typed or pasted to join a room. */

const CODE = /^[A-Z0-9]{6}$/;

/** The page of a room, from its code or from a link to it; null if it is neither. */
export function roomPath(typed: string): string | null {
  const text = typed.trim();
  if (CODE.test(text.toUpperCase())) return `/r/${text.toUpperCase()}`;
  const link = /^(?:https?:\/\/)?[^/\s]+\/r\/([^/#?\s]+)\/?(#transfer=[^\s]+)?$/i.exec(text);
  const [, code = "", transfer = ""] = link ?? [];
  return CODE.test(code.toUpperCase()) ? `/r/${code.toUpperCase()}${transfer}` : null;
}

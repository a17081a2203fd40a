/** The attributes of a rectangle around the origin of a drawing. */
export function centred(width: number, height: number) {
  return { x: -width / 2, y: -height / 2, width, height };
}

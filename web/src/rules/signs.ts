/** Two icons that the icon set does not have: back, and contents. */
const STROKE =
  'fill="none" stroke="currentColor" stroke-width="52" stroke-linecap="round" stroke-linejoin="round"';

export const BACK = `<path ${STROKE} d="M448 256H80M224 100 68 256l156 156" />`;
export const CONTENTS = `<path ${STROKE} d="M68 120h1M180 120h264M68 256h1M180 256h264M68 392h1M180 392h264" />`;

/** The colours of seats: a fill and what is read on it. */
const SEATS = [
  { fill: '#2f6db3', ink: '#fff' },
  { fill: '#b23a2e', ink: '#fff' },
  { fill: '#2f7d4f', ink: '#fff' },
  { fill: '#d9a520', ink: '#2b2622' },
  { fill: '#3b3733', ink: '#fff' },
  { fill: '#7a4b9c', ink: '#fff' },
] as const;

export const seatColor = (seat: number): (typeof SEATS)[number] => SEATS[seat % SEATS.length]!;

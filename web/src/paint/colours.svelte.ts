/** The colours of the seats at the table on the screen. Elsewhere, a seat has the colour of its number. */

let colours = $state.raw<readonly number[]>([])

/** Sets the colours, by seat. Returns a function that removes them again, unless another table has set its own. */
export function colourSeats(wanted: readonly number[]): () => void {
  colours = wanted
  return () => {
    if (colours === wanted) colours = []
  }
}

export const colourOf = (seat: number): number => colours[seat] ?? seat

/** Seat colours at the table on the screen. Elsewhere, a seat's colour depends on its number. */

let colours = $state.raw<readonly number[]>([])

/** Sets the colours by seat. Returns a function that resets them, unless another table has set its own colours. */
export function colourSeats(wanted: readonly number[]): () => void {
  colours = wanted
  return () => {
    if (colours === wanted) colours = []
  }
}

export const colourOf = (seat: number): number => colours[seat] ?? seat

/** Outlines on a 24 by 24 field: an octagon stops, a triangle warns. Told apart without colour. */
export const shapes = {
  block: { outline: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z', mark: 'M12 7v6.4M12 16.8v.1' },
  alert: { outline: 'M12 3 22.2 21H1.8z', mark: 'M12 9.4v5M12 17.7v.1' },
} as const

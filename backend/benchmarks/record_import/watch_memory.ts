const megabytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024)

/** The memory of this process from the moment it is warm to its highest, in megabytes. */
export function watchMemory(everyMs = 50) {
  let usual = Infinity
  let highest = 0
  const samples = setInterval(() => (highest = Math.max(highest, megabytes())), everyMs)
  return {
    /** What it has needed until now is its usual size. */
    warm: () => (usual = Math.max(highest, megabytes())),
    /** @returns by how much it grew beyond its usual size */
    stop: () => {
      clearInterval(samples)
      return Math.max(0, highest - usual)
    },
  }
}

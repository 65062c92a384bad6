/** A wrong command line, with a message for the person who typed it. */
export class Usage extends Error {}

export const usage = [
  'npm run solve -- --format curtois|inrc2|shiftloom|tiling --instance FILE... [--seconds 60] [--threads 2] [--seed 1] [--out FILE]',
  '  [--steps N] [--target COST] [--patience SECONDS] [--set group.name=value]... [--params FILE.json] [--stats] [--trace FILE.json] [--help]',
].join('\n')

/** What `--help` prints above the parameters. */
export const help = `${usage}

--steps     ends after so many steps instead of by the clock: the same seed and steps give the same answer, on one thread
--target    ends once a roster costs no more
--patience  ends when no cheaper roster was found for so many seconds
--set       a parameter of the search, for example --set annealing.hot=0.5
--params    a file of them, {"annealing": {"hot": 0.5}}
--trace     how the roster improves, in JSON: seconds, cost and bound whenever one of the two changed
--stats     what became of every kind of move and part: a table on the error stream, and in the line of JSON
`

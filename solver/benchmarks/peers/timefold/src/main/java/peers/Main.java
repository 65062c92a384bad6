package peers;

import ai.timefold.solver.core.api.score.buildin.hardsoft.HardSoftScore;
import ai.timefold.solver.core.api.solver.Solver;
import ai.timefold.solver.core.api.solver.SolverFactory;
import ai.timefold.solver.core.config.solver.SolverConfig;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.time.Duration;

/**
 * A roster by Timefold: GRID.json SECONDS SEED OUT.json. Stock configuration: construction heuristic, then local search
 * (late acceptance), no tuning. The free edition searches on one thread.
 *
 * Prints a line of JSON per better roster: seconds, cost, hard, bound (always null).
 */
public final class Main {
    public static void main(String[] args) throws Exception {
        long startedAt = System.nanoTime();
        Roster roster = new Roster(Grid.read(new File(args[0])));
        double reading = (System.nanoTime() - startedAt) / 1e9;
        SolverConfig config = new SolverConfig()
                .withSolutionClass(Roster.class)
                .withEntityClasses(PersonDay.class)
                .withConstraintProviderClass(Rules.class)
                .withRandomSeed(Long.parseLong(args[2]))
                .withTerminationSpentLimit(Duration.ofMillis((long) (1000 * (Double.parseDouble(args[1]) - reading))));
        Solver<Roster> solver = SolverFactory.<Roster>create(config).buildSolver();
        solver.addEventListener(event -> {
            if (!event.isNewBestSolutionInitialized()) return;
            HardSoftScore score = (HardSoftScore) event.getNewBestScore();
            double seconds = Math.round((event.getTimeMillisSpent() + 1000 * reading) / 10) / 100.0;
            System.out.println("{\"seconds\": " + seconds + ", \"cost\": " + -score.softScore() + ", \"hard\": "
                    + -score.hardScore() + ", \"bound\": null}");
        });
        new ObjectMapper().writeValue(new File(args[3]), solver.solve(roster).rows());
        System.exit(0);
    }
}

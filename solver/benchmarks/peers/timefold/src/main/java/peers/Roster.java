package peers;

import ai.timefold.solver.core.api.domain.solution.PlanningEntityCollectionProperty;
import ai.timefold.solver.core.api.domain.solution.PlanningScore;
import ai.timefold.solver.core.api.domain.solution.PlanningSolution;
import ai.timefold.solver.core.api.domain.solution.ProblemFactCollectionProperty;
import ai.timefold.solver.core.api.score.buildin.hardsoft.HardSoftScore;
import java.util.ArrayList;
import java.util.List;

@PlanningSolution
public class Roster {
    Grid grid;

    @ProblemFactCollectionProperty
    List<Grid.Demand> demand;

    @PlanningEntityCollectionProperty
    List<PersonDay> cells = new ArrayList<>();

    @PlanningScore
    HardSoftScore score;

    public Roster() {}

    Roster(Grid grid) {
        this.grid = grid;
        this.demand = grid.demand;
        for (Grid.Person person : grid.people) {
            for (int day = 0; day < grid.days; day++) cells.add(new PersonDay(cells.size(), grid, person, day));
        }
    }

    int[][] rows() {
        int[][] rows = new int[grid.people.size()][grid.days];
        for (PersonDay cell : cells) rows[cell.id / grid.days][cell.day] = cell.number();
        return rows;
    }
}

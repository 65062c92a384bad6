package peers;

import ai.timefold.solver.core.api.domain.entity.PlanningEntity;
import ai.timefold.solver.core.api.domain.lookup.PlanningId;
import ai.timefold.solver.core.api.domain.valuerange.ValueRangeProvider;
import ai.timefold.solver.core.api.domain.variable.PlanningVariable;
import java.util.List;

/**
 * What a person does on a day. Timefold's own employee scheduling has an entity per shift, given to an employee; here
 * heads may be missing and surplus, at a price, and a contract's least hours may need the surplus, so the shifts are not
 * known before. What a person may not do on a day is out of the entity's range, as the documentation recommends.
 */
@PlanningEntity
public class PersonDay {
    @PlanningId
    int id;
    Grid.Person person;
    int day;
    /** -1 on a weekday. */
    int weekend = -1;
    boolean wholeWeekend;

    @ValueRangeProvider(id = "allowed")
    List<Grid.Type> allowed;

    @PlanningVariable(valueRangeProviderRefs = "allowed")
    Grid.Type type;

    public PersonDay() {}

    PersonDay(int id, Grid grid, Grid.Person person, int day) {
        this.id = id;
        this.person = person;
        this.day = day;
        this.allowed = person.allowed.get(day);
        for (int at = 0; at < grid.weekends.size(); at++) {
            for (int one : grid.weekends.get(at)) if (one == day) weekend = at;
        }
        wholeWeekend = weekend >= 0 && grid.weekends.get(weekend).length == 2;
    }

    Grid.Person person() {
        return person;
    }

    int day() {
        return day;
    }

    int weekend() {
        return weekend;
    }

    Grid.Type type() {
        return type;
    }

    int number() {
        return type.number;
    }

    int kind() {
        return type.kind;
    }

    int minutes() {
        return type.minutes;
    }

    boolean works() {
        return type.number > 0;
    }

    int worked() {
        return works() ? 1 : 0;
    }

    int price() {
        return person.price[day][type.number];
    }
}

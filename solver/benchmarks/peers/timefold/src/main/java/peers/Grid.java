package peers;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What `described_grid.ts` wrote. Objects are compared by identity, so joins and groups need not hash their contents. */
final class Grid {
    public int days;
    public List<Type> types;
    public List<int[]> forbiddenNext;
    public List<int[]> weekends;
    public List<Contract> contracts;
    public List<Person> people;
    public List<Demand> demand;

    static final class Type {
        public String name;
        public int minutes;
        public int kind;
        int number;
        /** By kind: may not stand on the day after this type. */
        boolean[] neverNext;
    }

    static final class Person {
        public String name;
        public int contract;
        public History history;
        public List<int[]> forbidden;
        public List<int[]> costs;
        Contract rules;
        /** By day and type. */
        int[][] price;
        List<List<Type>> allowed;
        /** By kind: may not stand on the first day, after the past. */
        boolean[] neverFirst;
    }

    static final class History {
        public boolean known;
        public int lastKind, kindRun, workRun, offRun, assignments, weekends;
    }

    static final class Contract {
        public Limit minutes, assignments, workRun, offRun, weekends;
        public Weight incompleteWeekend;
        public List<KindRun> kindRuns;
        public List<TypeMax> typeMax;
        Limit[] runOfKind;
        TypeMax[] maxOfType;
    }

    static final class KindRun {
        public int kind;
        public Limit limit;
    }

    static final class TypeMax {
        public int type, max;
        public Weight over;
    }

    static final class Demand {
        public int day, type, wanted, minimum;
        public Weight under, over;
    }

    record Weight(boolean hard, int price) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        static Weight of(JsonNode value) {
            return new Weight(value.isTextual(), value.asInt());
        }

        Breach times(int units) {
            if (units <= 0) return Breach.NONE;
            return hard ? new Breach(units, 0) : new Breach(0, units * price);
        }
    }

    static final class Limit {
        public int min;
        public Integer max;
        public Weight under, over;

        Breach of(int value) {
            return under.times(min - value).and(over.times(max == null ? 0 : value - max));
        }
    }

    /** What breaking a rule costs: units of rules that must hold, and a price. */
    record Breach(int hard, int soft) {
        static final Breach NONE = new Breach(0, 0);

        Breach and(Breach other) {
            return new Breach(hard + other.hard, soft + other.soft);
        }
    }

    static Grid read(File file) throws IOException {
        Grid grid = new ObjectMapper()
                .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false)
                .readValue(file, Grid.class);
        for (int number = 0; number < grid.types.size(); number++) {
            Type type = grid.types.get(number);
            type.number = number;
            type.neverNext = grid.neverAfter(type.kind);
        }
        grid.contracts.forEach(grid::complete);
        grid.people.forEach(grid::complete);
        return grid;
    }

    private boolean[] neverAfter(int kind) {
        boolean[] never = new boolean[kinds()];
        for (int[] pair : forbiddenNext) if (pair[0] == kind) never[pair[1]] = true;
        return never;
    }

    private int kinds() {
        return 1 + types.stream().mapToInt(type -> type.kind).max().orElse(0);
    }

    private void complete(Contract contract) {
        contract.runOfKind = new Limit[kinds()];
        contract.kindRuns.forEach(run -> contract.runOfKind[run.kind] = run.limit);
        contract.maxOfType = new TypeMax[types.size()];
        contract.typeMax.forEach(max -> contract.maxOfType[max.type] = max);
    }

    private void complete(Person person) {
        person.rules = contracts.get(person.contract);
        person.neverFirst = neverAfter(person.history.lastKind);
        person.price = new int[days][types.size()];
        person.costs.forEach(cost -> person.price[cost[0]][cost[1]] = cost[2]);
        person.allowed = new ArrayList<>();
        for (int day = 0; day < days; day++) person.allowed.add(new ArrayList<>(types));
        person.forbidden.forEach(cell -> person.allowed.get(cell[0]).remove(types.get(cell[1])));
    }
}

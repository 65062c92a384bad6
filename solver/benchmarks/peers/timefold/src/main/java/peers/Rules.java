package peers;

import static ai.timefold.solver.core.api.score.stream.ConstraintCollectors.conditionally;
import static ai.timefold.solver.core.api.score.stream.ConstraintCollectors.count;
import static ai.timefold.solver.core.api.score.stream.ConstraintCollectors.countBi;
import static ai.timefold.solver.core.api.score.stream.ConstraintCollectors.countDistinct;
import static ai.timefold.solver.core.api.score.stream.ConstraintCollectors.sum;
import static ai.timefold.solver.core.api.score.stream.ConstraintCollectors.toConsecutiveSequences;
import static ai.timefold.solver.core.api.score.stream.Joiners.equal;

import ai.timefold.solver.core.api.score.buildin.hardsoft.HardSoftScore;
import ai.timefold.solver.core.api.score.stream.Constraint;
import ai.timefold.solver.core.api.score.stream.ConstraintFactory;
import ai.timefold.solver.core.api.score.stream.ConstraintProvider;
import ai.timefold.solver.core.api.score.stream.common.Sequence;
import ai.timefold.solver.core.api.score.stream.common.SequenceChain;
import ai.timefold.solver.core.api.score.stream.uni.UniConstraintStream;
import java.util.ArrayList;
import java.util.List;
import peers.Grid.Breach;
import peers.Grid.Limit;
import peers.Grid.Person;

/** The rules as constraint streams, each with a hard and a soft side; runs by the collector made for them. */
public class Rules implements ConstraintProvider {
    private final List<Constraint> constraints = new ArrayList<>();

    @Override
    public Constraint[] defineConstraints(ConstraintFactory factory) {
        UniConstraintStream<PersonDay> cells = factory.forEach(PersonDay.class);
        UniConstraintStream<PersonDay> work = cells.filter(PersonDay::works);

        constraints.add(cells.filter(cell -> cell.price() > 0)
                .penalize(HardSoftScore.ONE_SOFT, PersonDay::price)
                .asConstraint("requests"));
        constraints.add(work.join(work, equal(PersonDay::person), equal(cell -> cell.day() + 1, PersonDay::day))
                .filter((cell, next) -> cell.type().neverNext[next.kind()])
                .penalize(HardSoftScore.ONE_HARD)
                .asConstraint("successions"));
        constraints.add(work.filter(cell -> cell.day() == 0 && cell.person().neverFirst[cell.kind()])
                .penalize(HardSoftScore.ONE_HARD)
                .asConstraint("succession of the past"));

        add("minutes", cells.filter(cell -> cell.person().rules.minutes != null)
                .groupBy(PersonDay::person, sum(PersonDay::minutes))
                .map(Rules::minutes));
        add("days", cells.filter(cell -> cell.person().rules.assignments != null)
                .groupBy(PersonDay::person, sum(PersonDay::worked))
                .map((person, days) -> person.rules.assignments.of(person.history.assignments + days)));
        add("days of a type", work.filter(cell -> cell.person().rules.maxOfType[cell.number()] != null)
                .groupBy(PersonDay::person, PersonDay::number, count())
                .map(Rules::typeMax));
        add("weekends", cells.filter(cell -> cell.person().rules.weekends != null)
                .groupBy(PersonDay::person, conditionally(
                        cell -> cell.works() && cell.weekend() >= 0, countDistinct(PersonDay::weekend)))
                .map((person, weekends) -> person.rules.weekends.of(person.history.weekends + weekends)));
        add("half weekends", work.filter(cell -> cell.wholeWeekend)
                .groupBy(PersonDay::person, PersonDay::weekend, count())
                .map((person, weekend, days) -> person.rules.incompleteWeekend.times(days == 1 ? 1 : 0)));

        add("work in a row", work.filter(cell -> cell.person().rules.workRun != null)
                .groupBy(PersonDay::person, toConsecutiveSequences(PersonDay::day))
                .flattenLast(SequenceChain::getConsecutiveSequences)
                .map((person, run) -> run(person.rules.workRun, person, person.history.workRun, run)));
        add("days off in a row", cells.filter(cell -> !cell.works() && cell.person().rules.offRun != null)
                .groupBy(PersonDay::person, toConsecutiveSequences(PersonDay::day))
                .flattenLast(SequenceChain::getConsecutiveSequences)
                .map((person, run) -> run(person.rules.offRun, person, person.history.offRun, run)));
        add("kind in a row", work.filter(cell -> cell.person().rules.runOfKind[cell.kind()] != null)
                .groupBy(PersonDay::person, PersonDay::kind, toConsecutiveSequences(PersonDay::day))
                .flattenLast(SequenceChain::getConsecutiveSequences)
                .map((person, kind, run) -> run(person.rules.runOfKind[kind], person, pastOf(person, kind), run)));
        add("runs that ended before", cells.filter(cell -> cell.day() == 0 && cell.person().history.known)
                .map(Rules::ended));

        add("demand", work.join(
                        Grid.Demand.class,
                        equal(PersonDay::day, demand -> demand.day),
                        equal(PersonDay::number, demand -> demand.type))
                .groupBy((cell, demand) -> demand, countBi())
                .complement(Grid.Demand.class, demand -> 0)
                .map(Rules::heads));
        return constraints.toArray(Constraint[]::new);
    }

    private void add(String name, UniConstraintStream<Breach> breaches) {
        constraints.add(breaches.filter(breach -> breach.hard() > 0)
                .penalize(HardSoftScore.ONE_HARD, Breach::hard)
                .asConstraint(name + ", must hold"));
        constraints.add(breaches.filter(breach -> breach.soft() > 0)
                .penalize(HardSoftScore.ONE_SOFT, Breach::soft)
                .asConstraint(name));
    }

    /** A hard unit is a shift's length, so that minutes do not drown the other rules. */
    private static Breach minutes(Person person, int minutes) {
        Breach breach = person.rules.minutes.of(minutes);
        return new Breach((breach.hard() + 479) / 480, breach.soft());
    }

    private static Breach typeMax(Person person, int type, int days) {
        Grid.TypeMax most = person.rules.maxOfType[type];
        return most.over.times(days - most.max);
    }

    private static Breach run(Limit limit, Person person, int past, Sequence<PersonDay, Integer> run) {
        boolean first = run.getFirstItem().day() == 0;
        boolean known = person.history.known;
        boolean last = run.getLastItem().day() == person.allowed.size() - 1;
        int before = first && known ? past : 0;
        int length = before + run.getCount();
        boolean exempt = last || (first && !known);
        Breach tooShort = limit.under.times(exempt ? 0 : limit.min - length);
        return tooShort.and(limit.over.times(limit.max == null ? 0 : Math.min(run.getCount(), length - limit.max)));
    }

    private static int pastOf(Person person, int kind) {
        return kind == person.history.lastKind ? person.history.kindRun : 0;
    }

    /** Runs of the past that the first day does not go on with, too short. */
    private static Breach ended(PersonDay first) {
        Grid.Contract rules = first.person().rules;
        Grid.History history = first.person().history;
        Breach total = Breach.NONE;
        if (!first.works()) total = total.and(tooShort(rules.workRun, history.workRun));
        if (first.works()) total = total.and(tooShort(rules.offRun, history.offRun));
        if (first.kind() == history.lastKind) return total;
        return total.and(tooShort(rules.runOfKind[history.lastKind], history.kindRun));
    }

    private static Breach tooShort(Limit limit, int days) {
        return limit == null || days == 0 ? Breach.NONE : limit.under.times(limit.min - days);
    }

    private static Breach heads(Grid.Demand demand, int heads) {
        return demand.under.times(demand.wanted - heads)
                .and(demand.over.times(heads - demand.wanted))
                .and(new Breach(Math.max(0, demand.minimum - heads), 0));
    }
}

import { under, type Part } from './part.ts'

/** Of schedules: publications, commands and what is undone. */
export const schedulingGuards: readonly Part[] = [
  {
    files: under('backend/app/scheduling/publications', [
      'publish',
      'undo_publication',
      'reachable_changes',
      'undoable_publications',
      'faces',
    ]),
    specs: [
      ...under(
        'app/scheduling/publications',
        [
          ...['publications', 'publication_reach', 'publication_steps', 'undo_publication'],
          ...['deleted_since', 'writing_order'],
        ],
        'e2e.ts'
      ),
      'app/scheduling/publications/publish_rules.e2e.ts',
      'app/scheduling/undo/steps.e2e.ts',
    ],
  },
  {
    files: ['backend/app/scheduling/publications/publication_log.ts'],
    specs: under('app/scheduling/publications', ['publication_log', 'publications'], 'e2e.ts'),
  },
  {
    files: [
      ...under('backend/app/scheduling/commands', [
        ...['apply_command', 'carry_out', 'planned_people', 'prepare_changes'],
      ]),
      'backend/app/scheduling/steps/changed_by_others.ts',
      'backend/app/scheduling/undo/undo_command.ts',
    ],
    specs: [
      ...under(
        'app/scheduling/commands',
        [
          ...['apply_command', 'command_refusals', 'command_events', 'entry_contents'],
          ...['held_hours', 'schedule_commands', 'two_at_once'],
        ],
        'e2e.ts'
      ),
      ...under(
        'app/scheduling/undo',
        ['followed_steps', 'steps', 'undo_command', 'undo_conflicts'],
        'e2e.ts'
      ),
      'app/scheduling/hubs/schedule_hub.e2e.ts',
      'app/scheduling/rules/override.e2e.ts',
    ],
  },
  {
    files: ['backend/app/scheduling/commands/held_hours.ts'],
    specs: ['app/scheduling/commands/held_hours.e2e.ts'],
  },
  {
    files: ['backend/app/scheduling/commands/judge_commands.ts'],
    specs: ['app/scheduling/commands/judge_commands.e2e.ts'],
  },
]

import { InfiniteRowModelModule, ModuleRegistry } from 'ag-grid-community'

/** Rows that are asked for as one scrolls; no other screen needs it. */
ModuleRegistry.registerModules([InfiniteRowModelModule])

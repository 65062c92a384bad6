import type { GetLocaleTextParams } from 'ag-grid-community'
import { AgGridReact, type AgGridReactProps } from 'ag-grid-react'
import { type CSSProperties, type Ref, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { gridTheme } from './grid_theme.ts'
import './modules.ts'

type Owned = 'rowData' | 'columnDefs' | 'getRowId' | 'theme' | 'getLocaleText' | 'localeText'

export type GridProps<Row> = Omit<AgGridReactProps<Row>, Owned> & {
  rows: Row[] | undefined
  /** A constant outside the component, or memoised: a new array makes the grid build its columns again. */
  columns: NonNullable<AgGridReactProps<Row>['columnDefs']>
  rowId: (row: Row) => string
  /** What the grid shows, for screen readers. */
  label: string
  height?: CSSProperties['height']
  ref?: Ref<AgGridReact<Row>>
}

/** The one AG Grid of the product: row ids, texts in the page's language, theme, and keyboard by default. */
export function Grid<Row>({ rows, columns, rowId, label, height = '100%', ref, ...rest }: GridProps<Row>) {
  const { t, i18n } = useTranslation()

  const localeText = useCallback(
    ({ key, defaultValue, variableValues }: GetLocaleTextParams) =>
      i18n.exists(`grid.${key}`) ? t(`grid.${key}`, { value: variableValues?.[0] ?? '' }) : defaultValue,
    [t, i18n]
  )
  const getRowId = useCallback(({ data }: { data: Row }) => rowId(data), [rowId])

  return (
    <div style={{ height, width: '100%' }}>
      <AgGridReact<Row>
        // The grid reads its texts once, when it is made.
        key={i18n.language}
        ref={ref}
        theme={gridTheme}
        rowData={rows}
        columnDefs={columns}
        getRowId={getRowId}
        getLocaleText={localeText}
        suppressMovableColumns
        suppressDragLeaveHidesColumns
        ensureDomOrder
        {...rest}
        onGridReady={(event) => {
          const root = document.querySelector(
            `[grid-id="${event.api.getGridId()}"] [role='grid'], [grid-id="${event.api.getGridId()}"] [role='treegrid']`
          )
          root?.setAttribute('aria-label', label)
          rest.onGridReady?.(event)
        }}
      />
    </div>
  )
}

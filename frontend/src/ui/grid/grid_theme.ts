import { themeQuartz } from 'ag-grid-community'

export const gridTheme = themeQuartz.withParams({
  accentColor: '#2b64e3',
  backgroundColor: '#ffffff',
  foregroundColor: '#161e30',
  borderColor: '#e3e8f0',
  headerBackgroundColor: '#f6f8fb',
  headerTextColor: '#434f66',
  headerFontWeight: 600,
  headerFontSize: 13,
  fontFamily: 'inherit',
  fontSize: 13,
  rowHoverColor: '#f6f8fb',
  selectedRowBackgroundColor: '#eef4ff',
  wrapperBorderRadius: 12,
  wrapperBorder: true,
  columnBorder: false,
  cellHorizontalPadding: 12,
  spacing: 6,
})

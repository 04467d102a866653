export { useFilters as useActiveFilters } from '../../state/filters.ts'

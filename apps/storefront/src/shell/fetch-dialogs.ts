/** Loads the most used dialogs in advance. One that fails is loaded again when it is opened. */
export function fetchDialogs(): void {
  Promise.allSettled([
    import('../catalogue/dish/dish-sheet.tsx'),
    import('../catalogue/menu/filters-dialog.tsx'),
    import('./cart-panel.tsx'),
    import('./drawer.tsx'),
    import('../setup/setup-dialog.tsx'),
  ])
}

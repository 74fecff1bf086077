/**
 * For Dropdown.Menu: places the menu from the left edge of its button. Measured from the right edge, as Popper does by
 * itself for menus that end with their button, a menu inside a small positioned parent lands its own width off.
 */
export const menuPlacement = { modifiers: [{ name: 'computeStyles', options: { adaptive: false } }] };

/**
 * For Dropdown.Menu: aligns the menu with the left edge of its button. Popper's own alignment at the right edge is
 * wrong by the menu's width inside a small positioned parent.
 */
export const menuPlacement = { modifiers: [{ name: 'computeStyles', options: { adaptive: false } }] };

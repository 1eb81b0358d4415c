/** The dialog that is open over whatever page. */

class Dialogs {
  open = $state<'' | 'settings' | 'keys'>('');
}

export const dialogs = new Dialogs();

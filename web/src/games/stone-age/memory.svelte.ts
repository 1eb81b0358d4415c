/** The goods chosen for a payment that is not said yet. */

import type { Basket } from './reckon';

/** Goods chosen one by one and said together. They belong to one view: any change empties the basket. */
class Choice {
  private of = $state.raw<object | null>(null);
  private chosen = $state.raw<Basket>({});

  at(view: object): Basket {
    return this.of === view ? this.chosen : {};
  }

  set(view: object, basket: Basket): void {
    this.of = view;
    this.chosen = basket;
  }
}
export const choice = new Choice();

/** Short messages that come and go at the foot of the page. */

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

let all = $state.raw<readonly Toast[]>([]);
let count = 0;

const READING_TIME = 6000;

export const toasts = {
  get all(): readonly Toast[] {
    return all;
  },
  /** One that offers something to do stays until it is done or sent away. */
  show(text: string, action?: Toast['action']): void {
    count += 1;
    const id = count;
    all = [...all, action === undefined ? { id, text } : { id, text, action }];
    if (action === undefined) setTimeout(() => toasts.dismiss(id), READING_TIME);
  },
  dismiss(id: number): void {
    all = all.filter((toast) => toast.id !== id);
  },
};

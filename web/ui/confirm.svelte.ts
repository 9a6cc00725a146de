/** Questions before something that cannot be undone. `Confirm.svelte` shows them. */

interface Question {
  readonly title: string;
  readonly text: string;
  /** What the button says that goes through with it. */
  readonly yes: string;
}

interface Open extends Question {
  readonly answer: (isSure: boolean) => void;
}

let open = $state.raw<Open>();

export const question = {
  get open(): Open | undefined {
    return open;
  },
};

/** Resolves when the person has answered; closing the question is a no. */
export function confirmed(asked: Question): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    open = {
      ...asked,
      answer: (isSure) => {
        open = undefined;
        resolve(isSure);
      },
    };
  });
}

/**
 * Stands for `moment`, which the kit's frame imports only to tell it the language. The console's date pickers are those that
 * work with dayjs, so 160 kB of it would never run.
 */
export default { locale: () => undefined };

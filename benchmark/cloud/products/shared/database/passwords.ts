/** 8 to 32 characters of at least three of the four kinds. Source: "Reset the password" of MongoDB. */
export function isStrongPassword(password: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*()_+=-]/].filter((kind) => kind.test(password));
  return /^[A-Za-z0-9!@#$%^&*()_+=-]{8,32}$/.test(password) && kinds.length >= 3;
}

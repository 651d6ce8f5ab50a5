export type * from './attribute.js';
export * from './errors.js';
export type * from './handler.js';
export type * from './labels.js';
export type * from './operation.js';
export type * from './product.js';
export type * from './resource.js';
export type * from './route.js';

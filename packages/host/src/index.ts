export * from './catalogue.ts';
export * from './desk.ts';
export * from './match.ts';
export * from './messages.ts';
export * from './services.ts';

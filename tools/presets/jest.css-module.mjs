// In tests a class name is its key.
export default new Proxy({}, { get: (_, key) => (typeof key === 'string' ? key : undefined) });

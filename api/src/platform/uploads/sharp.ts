import sharp from 'sharp';

// Loaders of any other format cannot run in this process, whatever a file's first bytes make libvips believe (S23).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// One thread for each picture: two pictures at once leave room for requests.
sharp.concurrency(1);
sharp.cache(false);

/** The only way to sharp: with its loaders narrowed to the four formats the library takes. */
export { sharp };

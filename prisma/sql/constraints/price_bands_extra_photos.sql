-- The price of each photo beyond those that a band includes; null for the service's.
ALTER TABLE "price_bands" ADD CONSTRAINT "price_bands_extra_photos" CHECK ("extra_photo_cents" BETWEEN 0 AND 99999999);

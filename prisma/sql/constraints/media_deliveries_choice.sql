ALTER TABLE "media_deliveries" ADD CONSTRAINT "media_deliveries_choice" CHECK (
  num_nulls("included_photos", "extra_photo_cents") IN (0, 2)
  AND "included_photos" BETWEEN 0 AND 10000 AND "extra_photo_cents" BETWEEN 1 AND 99999999
);

ALTER TABLE "media_deliveries" ADD CONSTRAINT "media_deliveries_values" CHECK (
  "total_photos" BETWEEN 1 AND 500 AND "google_drive_link" ~ '^https://'
);

ALTER TABLE "license_settings" ADD CONSTRAINT "license_settings_texts" CHECK (
  length("listing_text") BETWEEN 1 AND 4000 AND length("year_text") BETWEEN 1 AND 4000
  AND length("unlimited_text") BETWEEN 1 AND 4000 AND length("boards_text") BETWEEN 1 AND 4000
);

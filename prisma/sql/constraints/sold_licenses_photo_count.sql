ALTER TABLE "sold_licenses" ADD CONSTRAINT "sold_licenses_photo_count" CHECK ("photo_count" >= 0);

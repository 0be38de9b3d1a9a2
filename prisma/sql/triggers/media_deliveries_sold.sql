CREATE TRIGGER "media_deliveries_sold" BEFORE UPDATE OF "included_photos", "extra_photo_cents" ON "media_deliveries"
  FOR EACH ROW WHEN (
    NEW."included_photos" IS DISTINCT FROM OLD."included_photos"
    OR NEW."extra_photo_cents" IS DISTINCT FROM OLD."extra_photo_cents"
  ) EXECUTE FUNCTION "refuse_other_choice"();

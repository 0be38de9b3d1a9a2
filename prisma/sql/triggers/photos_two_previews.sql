CREATE TRIGGER "photos_two_previews" BEFORE INSERT OR UPDATE OF "is_preview", "delivery_id" ON "photos"
  FOR EACH ROW WHEN (NEW."is_preview") EXECUTE FUNCTION "refuse_third_preview"();

-- At most two previews a delivery, whatever writes them.
CREATE OR REPLACE FUNCTION "refuse_third_preview"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "media_deliveries" WHERE "id" = NEW."delivery_id" FOR UPDATE;
  IF NEW."is_preview" AND (
    SELECT count(*) FROM "photos" WHERE "delivery_id" = NEW."delivery_id" AND "is_preview" AND "id" <> NEW."id"
  ) >= 2 THEN
    RAISE EXCEPTION 'a delivery has at most two previews' USING ERRCODE = '23514', CONSTRAINT = 'photos_two_previews';
  END IF;
  RETURN NEW;
END $$;

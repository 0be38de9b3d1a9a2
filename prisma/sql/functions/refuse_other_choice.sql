-- What was sold is never offered anew on other terms.
CREATE OR REPLACE FUNCTION "refuse_other_choice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "photos" WHERE "delivery_id" = NEW."id" AND "choice" = 'SOLD') THEN
    RAISE EXCEPTION 'photos of this delivery were sold on other terms' USING ERRCODE = '23514', CONSTRAINT = 'media_deliveries_sold';
  END IF;
  RETURN NEW;
END $$;

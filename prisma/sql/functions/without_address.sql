CREATE OR REPLACE FUNCTION "without_address"("state" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "state" ? 'address' THEN "state" || '{"address": "Address removed"}' ELSE "state" END
$$;

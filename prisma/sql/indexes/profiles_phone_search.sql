-- Clients are found by phone, however it is written.
CREATE INDEX "profiles_phone_search" ON "profiles" USING gin (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops);

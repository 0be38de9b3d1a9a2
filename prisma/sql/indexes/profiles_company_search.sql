-- A client is found by company as well.
CREATE INDEX "profiles_company_search" ON "profiles" USING gin ("company" gin_trgm_ops);

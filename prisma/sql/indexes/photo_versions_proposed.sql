-- A client decides on one version at a time.
CREATE UNIQUE INDEX "photo_versions_proposed" ON "photo_versions"("photo_id") WHERE "decision" = 'PROPOSED';

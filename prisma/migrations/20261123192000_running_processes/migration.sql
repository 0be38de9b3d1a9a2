-- CreateTable
CREATE TABLE "running_processes" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "runs_jobs" BOOLEAN NOT NULL,
    "version" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "running_processes_pkey" PRIMARY KEY ("id")
);

# The local service for a container engine, run by a user without privileges:
#   docker build -t inference-contract .
#   docker run --rm -p 8080:8080 inference-contract

# What it builds is the same on every platform, so it need not be emulated for another one.
# BUILDPLATFORM needs BuildKit, which `docker build` uses by default since Docker 23.
FROM --platform=$BUILDPLATFORM node:20-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No scripts: what they would build from has not been copied yet.
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.build.json ./
COPY src src
COPY openapi openapi
COPY generated generated
COPY docs docs
COPY mocks mocks
RUN npm run build && npm run docs

FROM node:20-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0 AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
# For `serve --redis`: optional packages, in the versions of the lockfile.
RUN npm install --no-save --save-prod --omit=dev --ignore-scripts bullmq@6.7.0 ioredis@6.0.0

FROM node:20-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY src/validation/formats.js src/validation/formats.js
COPY src/validation/runtime.js src/validation/runtime.js
COPY generated generated
COPY mocks mocks
COPY python python
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/cli/main.js"]
CMD ["serve", "--host", "0.0.0.0", "--log", "json"]
